import {
  CallFailed,
  type CancelSignal,
  type CarrierFinding,
  carrierFinding,
  type CarrierReference,
  type Failure,
  type Identifier,
  type ListedCarrier,
  listedKey,
  MATCHED_AT_ONCE,
  NAMES_MATCHED_AT_ONCE,
  type MonitoredCarriers,
  type PlainNumbers,
  readCarrierReference,
  type Refusal,
} from '@fairhaul/core'

/** The port that finds carriers. */
export interface FindCarriersPorts {
  readonly monitoredCarriers: Pick<MonitoredCarriers, 'match'>
}

/** How far the texts of a list are. */
export interface FindCarriersProgress {
  /** Texts whose finding is known, and all texts. */
  readonly done: number
  readonly of: number
  /** The findings that have just come, from this place of the list on. */
  readonly at: number
  readonly findings: readonly CarrierFinding[]
}

/** How carriers are found. */
export interface FindCarriersOptions {
  /** What digits alone are. Left out: a DOT or an MC number. */
  readonly plainNumbers?: PlainNumbers
  /** Called with each part of the list, not in order. What it was called with is kept by the caller also after an abort. */
  readonly onProgress?: (progress: FindCarriersProgress) => void
  readonly signal?: CancelSignal
}

/** Requests in flight, at most. */
export const FIND_REQUESTS_MAX = 4

interface Item {
  readonly text: string
  readonly reference: CarrierReference
}

/** The texts that are looked up together, with one request. */
interface Part {
  readonly at: number
  readonly items: readonly Item[]
}

/** The names by which a text is found. */
const namesOf = (reference: CarrierReference): readonly string[] =>
  reference.kind === 'name' ? [reference.query.value, ...reference.also] : []

const partsOf = (items: readonly Item[]): readonly Part[] => {
  const parts: { at: number; items: Item[]; numbers: number; names: number }[] = []
  items.forEach((item, at) => {
    const { reference } = item
    const numbers = reference.kind === 'numbers' ? reference.identifiers.length : 0
    const names = namesOf(reference).length
    const last = parts.at(-1)
    const fits =
      last !== undefined &&
      last.numbers + numbers <= MATCHED_AT_ONCE &&
      last.names + names <= NAMES_MATCHED_AT_ONCE
    if (fits) {
      last.items.push(item)
      last.numbers += numbers
      last.names += names
    } else parts.push({ at, items: [item], numbers, names })
  })
  return parts
}

/** The carriers of each lookup of a part, by its key. */
type Found = ReadonlyMap<string, readonly ListedCarrier[]>

const NOTHING: Found = new Map()

/** Why nothing is known about a text. */
type Unknown =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly failure: Failure }

const nameKey = (value: string): string => `name ${value}`

const keysOf = (reference: CarrierReference): readonly string[] => {
  if (reference.kind === 'numbers') return reference.identifiers.map(listedKey)
  return namesOf(reference).map(nameKey)
}

/** The identifiers and names of a part, each once. */
const requestedIn = ({ items }: Part) => {
  const identifiers = new Map<string, Identifier>()
  const names = new Map<string, string>()
  for (const { reference } of items) {
    if (reference.kind === 'numbers')
      for (const identifier of reference.identifiers) identifiers.set(listedKey(identifier), identifier)
    for (const name of namesOf(reference)) names.set(nameKey(name), name)
  }
  return { identifiers, names }
}

const lookUp = async (
  part: Part,
  { monitoredCarriers }: FindCarriersPorts,
  signal: CancelSignal | undefined,
): Promise<Found | Unknown> => {
  const { identifiers, names } = requestedIn(part)
  if (identifiers.size + names.size === 0) return NOTHING
  try {
    const params = { identifiers: [...identifiers.values()], names: [...names.values()] }
    const answer = await monitoredCarriers.match(params, signal)
    if (!answer.ok) return { kind: 'refused', refusal: answer.refusal }
    return new Map([...identifiers.keys(), ...names.keys()].map((key, at) => [key, answer.value[at] ?? []]))
  } catch (thrown) {
    if (thrown instanceof CallFailed) return { kind: 'failed', failure: thrown.failure }
    throw thrown
  }
}

const findingOf = ({ text, reference }: Item, found: Found | Unknown): CarrierFinding => {
  const isUnknown = 'kind' in found
  if (isUnknown && reference.kind !== 'unread') return { text, readAs: reference.readAs, ...found }
  const known = isUnknown ? NOTHING : found
  const carriers = keysOf(reference).flatMap(key => known.get(key) ?? [])
  return carrierFinding(text, reference, carriers)
}

/** Whether the rest of the list would have the same answer. */
const isFinal = (found: Found | Unknown): found is Unknown =>
  'kind' in found && !(found.kind === 'refused' && found.refusal.kind === 'invalid')

/**
 * The carriers that numbers and names of a list name, as texts or as they were read, in the order given: 500 numbers and 100 names in one request, four
 * requests in flight. Reads are retried by the adapter's one policy, and a limit of the monitor (429) is waited for by
 * `http` with `waits`.
 *
 * Empty: an empty list finds nothing and sends nothing. Refuses: nothing; each text has a finding of its own. After a
 * failure, and after a refusal that is not about single numbers, nothing more is sent and the rest has the same finding.
 * An abort rejects with its reason. Source: section 5, "Search text: one box"; section 7, "Connections and onboarding".
 */
export const findCarriers = async (
  ports: FindCarriersPorts,
  texts: readonly (string | CarrierReference)[],
  options: FindCarriersOptions = {},
): Promise<readonly CarrierFinding[]> => {
  const { plainNumbers, onProgress, signal } = options
  const items = texts.map(text =>
    typeof text === 'string'
      ? { text, reference: readCarrierReference(text, plainNumbers) }
      : { text: text.kind === 'unread' ? '' : text.readAs, reference: text },
  )
  const parts = partsOf(items)
  const findings: CarrierFinding[] = []
  let known = 0
  let next = 0
  let end: Unknown | null = null
  const work = async (): Promise<void> => {
    for (let part = parts[next++]; part !== undefined; part = parts[next++]) {
      if (signal?.aborted) throw signal.reason
      const found: Found | Unknown = end ?? (await lookUp(part, ports, signal))
      if (isFinal(found)) end = found
      const ofPart = part.items.map(item => findingOf(item, found))
      known += ofPart.length
      for (const [place, finding] of ofPart.entries()) findings[part.at + place] = finding
      onProgress?.({ done: known, of: texts.length, at: part.at, findings: ofPart })
    }
  }
  await Promise.all(Array.from({ length: FIND_REQUESTS_MAX }, work))
  return findings
}
