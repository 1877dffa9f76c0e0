/**
 * The kinds of census file, from the weaker to the stronger word on the same day: the second is the register itself.
 */
export const FILE_KINDS = ['sms', 'company'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** What was last read of a carrier in files of one kind: the day of the file and a digest of the row. */
export interface Mark {
  readonly asOf: string
  readonly digest: string
}
export type Marks = Readonly<Partial<Record<FileKind, Mark>>>

/**
 * The marks as one text, as `carrier_census.federal_digest` keeps them: `sms 2026-11-01 4f9c...;company 2026-11-08 a01b...`.
 *
 * Each kind has its own, or reading the two files in turn would look like a change every time.
 */
export const writeMarks = (marks: Marks): string =>
  FILE_KINDS.flatMap(kind => {
    const mark = marks[kind]
    return mark === undefined ? [] : [`${kind} ${mark.asOf} ${mark.digest}`]
  }).join(';')

/** Reads them back. A text of another make reads as no marks: the next file then simply writes all it says. */
export const readMarks = (text: string | null): Marks => {
  const marks: Partial<Record<FileKind, Mark>> = {}
  for (const part of (text ?? '').split(';')) {
    const [kind, asOf, digest] = part.split(' ')
    if ((kind === 'sms' || kind === 'company') && asOf !== undefined && digest !== undefined)
      marks[kind] = { asOf, digest }
  }
  return marks
}

/** The marks with the day of the listing of the register, which is the day of the census facts where it was read. */
export const listedMarks = (marks: Marks, asOf: string | null): Marks =>
  marks.company === undefined || asOf === null ? marks : { ...marks, company: { ...marks.company, asOf } }

/** The day of the newest file that was read of a carrier. Null: none was. */
export const latestDay = (marks: Marks): string | null =>
  FILE_KINDS.map(kind => marks[kind]?.asOf)
    .filter(day => day !== undefined)
    .toSorted()
    .at(-1) ?? null
