import pg from 'pg'

const { DATE, INT8 } = pg.types.builtins

const wholeNumber = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error('The database answered with a whole number beyond 2^53')
  return value
}

/**
 * How column values become JavaScript values, where pg's own way is a trap: a calendar date stays its text (pg makes a
 * local midnight of it, and 2080-01-01 shifts), and bigint, so count(*) too, is a number (pg gives a text).
 */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: Parameters<typeof pg.types.getTypeParser>[0], format?: 'text' | 'binary') => {
    if (format !== 'binary' && oid === DATE) return (text: string) => text
    if (format !== 'binary' && oid === INT8) return wholeNumber
    return pg.types.getTypeParser(oid, format)
  },
}
