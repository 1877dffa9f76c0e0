import type { PartialFile, StoredFile } from './stored-files.ts'

/** An instant of a header as a calendar date. Never after `today`, whatever the server's clock says. */
const dayOf = (header: string | null, today: string): string | undefined => {
  const instant = header === null ? Number.NaN : Date.parse(header)
  if (Number.isNaN(instant)) return undefined
  const day = new Date(instant).toISOString().slice(0, 10)
  return day > today ? today : day
}

/** The version of a file that a response holds. `publishedOn` is undefined where the response names no day. */
export const versionOf = (
  { headers }: Response,
  today: string,
): Omit<PartialFile, 'publishedOn'> & { readonly publishedOn: string | undefined } => ({
  etag: headers.get('etag'),
  lastModified: headers.get('last-modified'),
  publishedOn:
    dayOf(headers.get('x-soda2-truth-last-modified'), today) ?? dayOf(headers.get('last-modified'), today),
})

/** Whether a response holds the version that is stored. */
export const isSameVersion = (
  stored: Pick<StoredFile, 'etag' | 'lastModified'> | undefined,
  { headers }: Response,
): boolean => {
  if (stored === undefined) return false
  const etag = headers.get('etag')
  if (etag !== null && stored.etag !== null) return etag === stored.etag
  return stored.lastModified !== null && headers.get('last-modified') === stored.lastModified
}

/** The headers that ask for a file only if it is another than the stored one. */
export const unlessStored = (stored: StoredFile | undefined): Record<string, string> => ({
  ...(stored?.etag ? { 'if-none-match': stored.etag } : {}),
  ...(stored?.lastModified ? { 'if-modified-since': stored.lastModified } : {}),
})

/** The headers that ask for the rest of a version. Undefined: it has no name by which a server could know it again. */
export const theRestOf = (
  version: PartialFile | undefined,
  bytes: number,
): Record<string, string> | undefined => {
  if (version === undefined || bytes === 0) return undefined
  // A weak tag names what reads alike, not the same bytes.
  const validator =
    version.etag === null || version.etag.startsWith('W/') ? version.lastModified : version.etag
  return validator === null ? undefined : { range: `bytes=${bytes}-`, 'if-range': validator }
}

/** How many bytes the whole file has, and at which one a response begins. Undefined: the response does not say. */
export const placeOf = ({
  status,
  headers,
}: Response): { readonly start: number; readonly total: number | undefined } => {
  if (status !== 206) {
    const length = headers.get('content-encoding') === null ? headers.get('content-length') : null
    return { start: 0, total: length === null ? undefined : Number(length) }
  }
  const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers.get('content-range') ?? '')
  return {
    start: Number(range?.[1] ?? Number.NaN),
    total: range?.[2] === undefined || range[2] === '*' ? undefined : Number(range[2]),
  }
}
