"""A bot in plain Python: python bot.py http://127.0.0.1:8520 MATCH TOKEN

It answers every question with a random one of the listed moves. docs/protocol.md tells where a token comes from.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


def request(url, token, body=None):
    """GET, or POST with a body."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60)


def act(table, token, message):
    """Send one message; a busy table is asked again with the same id, so that it counts once."""
    try:
        request(f"{table}/act", token, message).close()
    except urllib.error.HTTPError as error:
        told = json.load(error)
        if told["code"] == "busy":
            time.sleep(told["seconds"])
            act(table, token, message)
        elif told["code"] not in ("stale", "not-asked", "not-running"):  # then the next update tells more
            raise


def play(server, match, token):
    """Play to the end; the scores."""
    table = f"{server}/api/matches/{match}"
    answered = None
    with request(f"{table}/stream", token) as stream:
        for line in stream:  # an update or a ping a line
            update = json.loads(line)
            if update.get("scores"):
                return update["scores"]
            question = update.get("question")
            if question and question["q"] != answered:  # others' moves tell an open question again
                answered = question["q"]
                message = {"type": "move", "q": question["q"], "move": random.choice(question["moves"])}
                act(table, token, {**message, "id": f"bot-{random.getrandbits(64)}"})


if __name__ == "__main__":
    print(json.dumps(play(*sys.argv[1:4]), indent=1))
