"""A learner in numpy with the methods of Stable-Baselines3: it learns to beat random play at Tallinn in a minute."""

import gymnasium
import numpy as np


def games(env, choose, seed):
    """Play for ever: for each game its steps, every one with what was seen and legal, the action, the final reward."""
    (row, info), steps = env.reset(seed=seed), []
    while True:
        steps.append((row / 4, info["action_mask"] == 1, choose(row, info["action_mask"])[0]))
        row, reward, over, _, info = env.step(steps[-1][2])
        if over:
            yield [(*step, reward) for step in steps]
            (row, info), steps = env.reset(), []


class Learner:
    """REINFORCE with the mean reward as the baseline: what ended better than usual becomes more likely."""

    def __init__(self, env, seed=0, hidden=64, rate=0.003, batch=40):
        self.rate, self.batch, self.rng, rows = rate, batch, np.random.default_rng(seed), env.observation_space
        self.weights = [self.rng.normal(0, 0.05, (*rows.shape, hidden)), np.zeros((env.action_space.n, hidden))]
        self.squares = [np.zeros_like(weights) for weights in self.weights]
        self.played = games(env, lambda row, masks: self.predict(row, masks, deterministic=False), seed)

    def predict(self, observation, action_masks, deterministic=True):
        """An action; logits are reckoned for legal ones only."""
        legal = np.flatnonzero(action_masks)
        logits = self.weights[1][legal] @ np.tanh(observation / 4 @ self.weights[0])
        return int(legal[np.argmax(logits if deterministic else logits + self.rng.gumbel(size=len(legal)))]), None

    def learn(self, total_timesteps):
        """Play and learn in batches of whole games."""
        while total_timesteps > 0:
            steps = [step for _ in range(self.batch) for step in next(self.played)]
            self.update(*map(np.array, zip(*steps, strict=True)))
            total_timesteps -= len(steps)

    def update(self, rows, masks, actions, rewards):
        """One step uphill for the weights of all actions that were legal, as long as RMSprop says."""
        used, hidden = np.flatnonzero(masks.any(0)), np.tanh(rows @ self.weights[0])
        logits = np.where(masks[:, used], hidden @ self.weights[1][used].T, -np.inf)
        chances = np.exp(logits - logits.max(1)[:, None])
        push = ((used == actions[:, None]) - chances / chances.sum(1)[:, None]) * (rewards - rewards.mean())[:, None]
        back = push @ self.weights[1][used] * (1 - hidden**2)
        for n, part, slope in ((0, slice(None), rows.T @ back), (1, used, push.T @ hidden)):
            self.squares[n][part] += 0.01 * (slope**2 - self.squares[n][part])
            self.weights[n][part] += self.rate * slope / (np.sqrt(self.squares[n][part]) + 0.05)


if __name__ == "__main__":
    name = "hoftag.adapters.gymnasium:hoftag/tallinn-v0"  # the module knows the environment
    learner = Learner(gymnasium.make(name, rivals=["random"]))
    tests = games(gymnasium.make(name, rivals=["random"]), learner.predict, seed=1)
    for done in range(0, 100_001, 20_000):
        learner.learn(20_000 if done else 0)
        won = [next(tests)[-1][-1] for _ in range(1000)]
        print(f"{done} steps: {np.mean(won):.1%} ±{1.96 * np.std(won) / 1000**0.5:.1%} of the games won")
