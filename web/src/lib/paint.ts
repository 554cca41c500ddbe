/**
 * Calls back after the next picture: a press is answered first, what follows from it is worked out then.
 * A page that is not looked at draws no pictures; there a short time will do.
 */
export function painted(then: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    clearTimeout(timer);
    then();
  };
  const timer = setTimeout(once, document.hidden ? 20 : 200);
  requestAnimationFrame(() => setTimeout(once));
}
