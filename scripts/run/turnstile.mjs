/**
 * Lets few visitors in at a time, in the order they came; the others wait, in a line that is short. A visitor who goes
 * while waiting was never let in. A place is free again when its answer is closed, or when it has lapsed: whoever reads
 * slowly keeps nobody out.
 *
 * @param {object} room
 * @param {number} room.inside at a time
 * @param {number} room.waiting places of the line
 * @param {number} room.ofOne of one sender, inside and waiting
 * @param {number} room.lapseMs after which a place is free whatever happened
 * @param {number} room.patienceMs the longest wait
 */
export function turnstile({ inside, waiting, ofOne, lapseMs, patienceMs }) {
  let taken = 0;
  const line = new Set();
  const present = new Map();

  function count(sender, more) {
    const now = (present.get(sender) ?? 0) + more;
    if (now > 0) present.set(sender, now);
    else present.delete(sender);
  }

  function letIn(visitor) {
    const { sender, answer, enter, timer } = visitor;
    clearTimeout(timer);
    line.delete(visitor);
    taken += 1;
    const leave = () => {
      clearTimeout(lapse);
      answer.off('close', leave);
      taken -= 1;
      count(sender, -1);
      const [first] = line;
      if (first) letIn(first);
    };
    const lapse = setTimeout(leave, lapseMs);
    answer.once('close', leave);
    enter();
  }

  function wait(visitor) {
    const { sender, answer, refuse } = visitor;
    const goAway = () => {
      clearTimeout(visitor.timer);
      answer.off('close', goAway);
      line.delete(visitor);
      count(sender, -1);
    };
    visitor.timer = setTimeout(() => {
      goAway();
      refuse('busy');
    }, patienceMs);
    const { enter } = visitor;
    visitor.enter = () => {
      answer.off('close', goAway);
      enter();
    };
    answer.once('close', goAway);
    line.add(visitor);
  }

  /**
   * @param {string} sender
   * @param {import('node:events').EventEmitter} answer tells `close` when it was sent, or nobody waits for it
   * @param {() => void} enter called once, when it is this visitor's turn
   * @param {(why: 'busy' | 'too-many') => void} refuse called instead
   */
  return (sender, answer, enter, refuse) => {
    if ((present.get(sender) ?? 0) >= ofOne) return refuse('too-many');
    if (taken >= inside && line.size >= waiting) return refuse('busy');
    count(sender, 1);
    const visitor = { sender, answer, enter, refuse };
    if (taken < inside) letIn(visitor);
    else wait(visitor);
  };
}
