import { ID_MAX } from './fields.ts'
import { missing } from './refused.ts'

/** The ids in a path. What is no whole number can be no id: 404, as for an id that is not there. */
export const readParams = (texts: Readonly<Record<string, string>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const id = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
      if (!(id >= 1 && id <= ID_MAX)) throw missing()
      return [name, id]
    }),
  )
