/**
 * The page numbers a pager offers: the first, the last, and the current with its neighbours; `undefined`
 * stands for the pages left out. A single page that would be left out is offered instead.
 *
 * Units:   pages count from 1.
 * Empty:   no pages give no numbers.
 */
export const pageWindow = (page: number, pages: number): readonly (number | undefined)[] => {
  const offered = Array.from({ length: pages }, (_, at) => at + 1).filter(
    at => at === 1 || at === pages || Math.abs(at - page) <= 1,
  )
  return offered.flatMap((at, index) => {
    const before = offered[index - 1] ?? 0
    if (at - before === 1) return [at]
    return at - before === 2 ? [at - 1, at] : [undefined, at]
  })
}
