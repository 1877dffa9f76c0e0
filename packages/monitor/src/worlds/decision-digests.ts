import { createHash } from 'node:crypto'

/** Members in order at every depth, as in canonical JSON. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(members.map(([name, member]) => [name, inOrder(member)]))
}
const canonical = (value: unknown) => JSON.stringify(inOrder(value))
const digestOf = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

/** The two parts of a decision record as they are stored, with the digests that fit them. */
export const digestedDecision = (parts: { readonly general: object; readonly safety: object }) => {
  const [general, safety] = [canonical(parts.general), canonical(parts.safety)]
  const digests = { general: digestOf(general), safety: digestOf(safety) }
  return {
    general,
    safety,
    general_digest: digests.general,
    safety_digest: digests.safety,
    digest: digestOf(canonical(digests)),
  }
}
