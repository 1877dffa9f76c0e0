/** A page of a test has no layout: everything in it is in view. */
class AllInView implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #call: IntersectionObserverCallback

  constructor(call: IntersectionObserverCallback) {
    this.#call = call
  }

  observe(target: Element): void {
    queueMicrotask(() => this.#call([{ isIntersecting: true, target } as IntersectionObserverEntry], this))
  }

  takeRecords(): IntersectionObserverEntry[] {
    return []
  }

  unobserve(): void {}
  disconnect(): void {}
}

globalThis.IntersectionObserver = AllInView
