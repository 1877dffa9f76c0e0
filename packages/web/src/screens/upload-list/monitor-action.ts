import {
  type CarrierId,
  failureMessage,
  failureOf,
  identifierText,
  type ListedCarrier,
  type MonitoredCarriers,
  type Outcome,
  ownNumber,
  type Refusal,
  refusalMessage,
  type Subscriptions,
} from '@fairhaul/core'
import type { BulkAction, BulkError, BulkItem } from '../../parts/bulk/bulk-run.ts'

interface Deps {
  readonly carriers: Pick<MonitoredCarriers, 'upload'>
  readonly subscriptions: Subscriptions
}

/** Carriers in one uploaded file: a second or so each, so that progress is seen and a cancel is soon. */
const BATCH = 250

const fileOf = (lines: readonly string[]): File =>
  new File([lines.join('\n')], 'carriers.csv', { type: 'text/csv' })

/** The value of a request, or why there is none, in a sentence. */
const attempt = async <T>(
  request: () => Promise<Outcome<T, Refusal>>,
): Promise<{ value: T } | { message: string }> => {
  try {
    const answer = await request()
    return answer.ok ? { value: answer.value } : { message: `${refusalMessage(answer.refusal).title}.` }
  } catch (thrown) {
    return { message: `${failureMessage(failureOf(thrown)).title}.` }
  }
}

/**
 * Monitors carriers of a list, many with one file of their own numbers. `mark` receives those that are now monitored, and those
 * that no longer are; undo stops only those that this list added.
 */
export const monitorAction = (
  { carriers, subscriptions }: Deps,
  ready: readonly ListedCarrier[],
  mark: (ids: readonly CarrierId[], isAdded: boolean) => void,
): BulkAction => {
  const lines = new Map<number, string>()
  for (const carrier of ready) {
    const number = ownNumber(carrier)
    if (number !== undefined) lines.set(carrier.id, identifierText(number))
  }
  const added = new Set<number>()
  const change = async ({ id }: BulkItem) => {
    const sent = await attempt(() => subscriptions.subscribe({ carrierId: id as CarrierId }))
    if ('message' in sent) return sent.message
    added.add(id)
    mark([id as CarrierId], true)
    return undefined
  }
  const upload = async (items: readonly BulkItem[]): Promise<readonly BulkError[]> => {
    const sent = await attempt(() =>
      carriers.upload({ file: fileOf(items.map(({ id }) => lines.get(id) ?? '')) }),
    )
    if ('message' in sent) return items.map(item => ({ item, message: sent.message }))
    const { notFound, addedIds } = sent.value
    const missing = new Set(notFound)
    const changed = items.filter(({ id }) => !missing.has(lines.get(id) ?? ''))
    for (const id of addedIds ?? changed.map(item => item.id)) added.add(id)
    mark(
      changed.map(({ id }) => id as CarrierId),
      true,
    )
    return items
      .filter(item => !changed.includes(item))
      .map(item => ({ item, message: 'The monitor no longer finds this carrier by its number.' }))
  }
  return {
    label: 'Monitor',
    done: 'now monitored',
    change,
    inBatches: {
      size: BATCH,
      change: async items => {
        const named = items.filter(({ id }) => lines.has(id))
        const errors = named.length === 0 ? [] : [...(await upload(named))]
        for (const item of items.filter(({ id }) => !lines.has(id))) {
          const message = await change(item)
          if (message !== undefined) errors.push({ item, message })
        }
        return errors
      },
    },
    undo: async ({ id }) => {
      if (!added.has(id)) return undefined
      const sent = await attempt(() => subscriptions.unsubscribe({ carrierId: id as CarrierId }))
      if ('message' in sent) return sent.message
      mark([id as CarrierId], false)
      return undefined
    },
  }
}
