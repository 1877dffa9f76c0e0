import { z } from 'zod'

/** The sort of a list, which a call may name in `q[s]` and may leave out. Refuses: every other, with a 422. */
export const sortedBy = <const Sort extends string>(sort: Sort) =>
  z.literal(sort, `This list is sorted by "${sort}".`).optional()
