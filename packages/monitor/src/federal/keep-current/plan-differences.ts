/** Which differences follow what was taken, in order; or that one is missing between. */
export type DifferencePlan =
  | { readonly kind: 'apply'; readonly days: readonly string[] }
  | {
      readonly kind: 'gap'
      /** The first day whose difference is not there. Undefined: no whole file was ever taken. */
      readonly missing: string | undefined
    }

/** A difference that is stored or was taken: its day of publication, `YYYY-MM-DD`, and a digest of its content. */
export interface Difference {
  readonly publishedOn: string
  readonly digest: string
}

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/**
 * The differences to apply now, of those that are stored. All days are those of publication, `YYYY-MM-DD`.
 *
 * A difference says what changed since the day before, so each is applied once and in order, behind the whole file or
 * the difference of the day before. That of the whole file's own day is applied too: it is in the file, or it came
 * after it, and both give the same.
 * The last one is applied again when it was published again with other content: then it is a correction.
 * Choice: a weekend without a file is a gap as well. No calendar of the agency says on which days it publishes, and the
 * whole file is never wrong.
 */
export const planDifferences = ({
  whole,
  imported,
  stored,
}: {
  /** The day of the whole file that was taken last. */
  readonly whole: string | undefined
  readonly imported: readonly Difference[]
  readonly stored: readonly Difference[]
}): DifferencePlan => {
  if (whole === undefined) return { kind: 'gap', missing: undefined }
  const since = imported.filter(({ publishedOn }) => publishedOn >= whole)
  const isImported = ({ publishedOn, digest }: Difference) =>
    since.some(one => one.publishedOn === publishedOn && one.digest === digest)
  let last =
    since
      .map(one => one.publishedOn)
      .toSorted()
      .at(-1) ?? whole
  const waiting = stored
    .filter(one => one.publishedOn >= last && !isImported(one))
    .map(one => one.publishedOn)
    .toSorted()
  for (const day of waiting) {
    if (day > nextDay(last)) return { kind: 'gap', missing: nextDay(last) }
    last = day
  }
  return { kind: 'apply', days: waiting }
}
