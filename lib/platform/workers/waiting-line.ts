/** Those that wait: the smallest goes first, and of two as small the one that came first. */
export interface WaitingLine<Task> {
  readonly length: number;
  push(task: Task): void;
  shift(): Task | undefined;
  /** False where it does not wait. */
  remove(task: Task): boolean;
}

export function waitingLine<Task extends { readonly size: number }>(): WaitingLine<Task> {
  const tasks: Task[] = [];
  return {
    get length() {
      return tasks.length;
    },
    push(task) {
      const place = tasks.findIndex(({ size }) => size > task.size);
      tasks.splice(place < 0 ? tasks.length : place, 0, task);
    },
    shift: () => tasks.shift(),
    remove(task) {
      const place = tasks.indexOf(task);
      if (place >= 0) tasks.splice(place, 1);
      return place >= 0;
    },
  };
}
