/** A binary heap: the item of least weight comes out first. */
export class Queue<T> {
  private readonly heap: { item: T; weight: number }[] = [];

  push(item: T, weight: number): void {
    const { heap } = this;
    heap.push({ item, weight });
    let child = heap.length - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (!this.swapIfLighter(child, parent)) break;
      child = parent;
    }
  }

  pop(): T | undefined {
    const { heap } = this;
    const top = heap[0];
    const last = heap.pop();
    if (!top || !last) return undefined;
    if (heap.length > 0) {
      heap[0] = last;
      let parent = 0;
      for (;;) {
        const left = 2 * parent + 1;
        const child = this.weight(left + 1) < this.weight(left) ? left + 1 : left;
        if (!this.swapIfLighter(child, parent)) break;
        parent = child;
      }
    }
    return top.item;
  }

  private weight(index: number): number {
    return this.heap[index]?.weight ?? Number.POSITIVE_INFINITY;
  }

  private swapIfLighter(child: number, parent: number): boolean {
    const [a, b] = [this.heap[child], this.heap[parent]];
    if (!a || !b || a.weight >= b.weight) return false;
    this.heap[child] = b;
    this.heap[parent] = a;
    return true;
  }
}
