import { setImmediate } from 'node:timers/promises'
import {
  CallFailed,
  done,
  type Loadable,
  latestValue,
  type Outcome,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { holdsInTime } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Query } from './query.ts'

const failure = { kind: 'offline', call: 'GET x', status: null, requestId: null, detail: null } as const
const refusal: Refusal = { kind: 'not-found', requestId: null }

type Step =
  | { readonly kind: 'load' | 'reload' | 'cancel' | 'reset' | 'set' | 'update' | 'dispose' }
  | { readonly kind: 'respond'; readonly which: number; readonly as: 'ready' | 'refused' | 'failed' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('load', 'load', 'reload', 'cancel', 'reset', 'set', 'update', 'dispose'),
  }),
  fc.record({
    kind: fc.constant('respond'),
    which: fc.nat(20),
    as: fc.constantFrom('ready', 'ready', 'refused', 'failed'),
  }),
)
const steps = fc.array(step, { maxLength: 25 })

interface Request {
  readonly id: number
  readonly signal: AbortSignal
  readonly isOpen: () => boolean
  readonly respond: (as: 'ready' | 'refused' | 'failed') => void
}

/** Plays steps against a query of numbers; `after` checks it after each. A response is its request's number. */
const play = async (
  played: readonly Step[],
  after: (query: Query<number>, requests: readonly Request[], step: Step) => void,
) => {
  const requests: Request[] = []
  const responded = new Set<number>()
  let values = 1_000
  const query = new Query<number>(
    (_, signal) =>
      new Promise<Outcome<number, Refusal>>((resolve, reject) => {
        const id = requests.length
        const respond: Request['respond'] = as => {
          responded.add(id)
          if (as === 'ready') resolve(done(id))
          else if (as === 'refused') resolve(refused(refusal))
          else reject(new CallFailed(failure))
        }
        requests.push({ id, signal, isOpen: () => !signal.aborted && !responded.has(id), respond })
      }),
  )
  const apply = (each: Step): void => {
    switch (each.kind) {
      case 'set':
        return query.set((values += 1))
      case 'update':
        return query.update(() => (values += 1))
      case 'respond': {
        const open = requests.filter(({ id }) => !responded.has(id))
        return open[each.which % Math.max(1, open.length)]?.respond(each.as)
      }
      default:
        void query[each.kind]()
    }
  }
  for (const each of played) {
    apply(each)
    await setImmediate()
    after(query, requests, each)
  }
}

it('the state is always a kind of Loadable, and the value the newest that the state holds', () =>
  holdsInTime([steps], played =>
    play(played, query => {
      expect(['idle', 'loading', 'ready', 'refused', 'failed']).toContain(query.state.kind)
      expect(query.value).toBe(latestValue(query.state))
      expect(query.isPending).toBe(query.state.kind === 'loading')
    }),
  ))

it('a superseded or aborted request never changes the state, whenever its response arrives', () =>
  holdsInTime([steps], async played => {
    let before: Loadable<number> | undefined
    let newest: number | undefined
    await play(played, (query, requests, { kind }) => {
      const { state } = query
      if (kind === 'respond' && before !== undefined && state !== before) {
        expect(newest).toBeDefined()
        if (state.kind === 'ready') expect(state.value).toBe(newest)
        newest = undefined
      }
      // An update sends a pending request again.
      if (kind === 'load' || kind === 'reload' || kind === 'update')
        newest = requests.findLast(({ isOpen }) => isOpen())?.id
      if (kind === 'cancel' || kind === 'reset' || kind === 'set' || kind === 'dispose') newest = undefined
      before = state
    })
  }))

it('at most one request is pending and not aborted', () =>
  holdsInTime([steps], played =>
    play(played, (_, requests) => {
      expect(requests.filter(({ isOpen }) => isOpen()).length).toBeLessThanOrEqual(1)
    }),
  ))

it('a value stays as previous while loading, and after a refusal or a failure', () =>
  holdsInTime([steps], async played => {
    let value: number | undefined
    await play(played, (query, _, { kind }) => {
      if (kind === 'load' || kind === 'reload' || kind === 'cancel') expect(query.value).toBe(value)
      if (kind === 'respond' && query.state.kind !== 'ready') expect(query.value).toBe(value)
      ;({ value } = query)
    })
  }))

it('disposal aborts a pending request, and no response changes the state afterwards', () =>
  holdsInTime([steps], async played => {
    let disposed: Loadable<number> | undefined
    const responses = played.map(each =>
      each.kind === 'respond' ? each : { ...each, kind: 'load' as const },
    )
    const end = Array.from(
      { length: responses.length },
      () => ({ kind: 'respond', which: 0, as: 'ready' }) as const,
    )
    await play([...responses, { kind: 'dispose' }, ...end], (query, requests, { kind }) => {
      if (kind === 'dispose') disposed = query.state
      if (disposed === undefined) return
      expect(query.state).toBe(disposed)
      if (query.isPending) expect(requests.at(-1)?.signal.aborted).toBe(true)
    })
  }))
