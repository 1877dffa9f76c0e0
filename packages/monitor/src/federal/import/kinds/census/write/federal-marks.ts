/**
 * The kinds of census file, from the weaker to the stronger word on the same day: the second is the register itself.
 */
export const FILE_KINDS = ['sms', 'company'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** What was last read of a carrier in files of one kind: the day of the file and a digest of the row. */
export interface Mark {
  readonly asOf: string
  readonly digest: number
}
export type Marks = Readonly<Partial<Record<FileKind, Mark>>>

/** The columns of `carrier_census` that hold the marks. The day of the register is that of the census facts. */
export interface MarkColumns {
  readonly company_digest: number | null
  readonly sms_digest: number | null
  readonly sms_as_of: string | null
}

/** Each kind has its own mark, or reading the two files in turn would look like a change every time. */
export const columnsOfMarks = ({ sms, company }: Marks): MarkColumns => ({
  company_digest: company?.digest ?? null,
  sms_digest: sms?.digest ?? null,
  sms_as_of: sms?.asOf ?? null,
})

/** Reads them back, with the day of the census facts. */
export const marksOfColumns = (columns: MarkColumns, asOf: string | null): Marks => ({
  ...(columns.sms_digest !== null &&
    columns.sms_as_of !== null && { sms: { asOf: columns.sms_as_of, digest: columns.sms_digest } }),
  ...(columns.company_digest !== null &&
    asOf !== null && { company: { asOf, digest: columns.company_digest } }),
})

/** The day of the newest file that was read of a carrier. Null: none was. */
export const latestDay = (marks: Marks): string | null =>
  FILE_KINDS.map(kind => marks[kind]?.asOf)
    .filter(day => day !== undefined)
    .toSorted()
    .at(-1) ?? null
