import { CallFailed, type Refusal } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { json, type LocalAnswer, localFetch, noConnection, notedClock } from '../testing/local-fetch.ts'
import { paging } from '../testing/note-calls.ts'
import { Fairhaul } from './fairhaul.ts'
import { FairhaulError } from './fairhaul-error.ts'
import type { VettedLine } from './vetted-line.ts'

const base = 'http://127.0.0.1:4180/monitor'
const key = `fhk_${'0a'.repeat(42)}`
const script = (...answers: readonly LocalAnswer[]) => {
  const { fetch, sent } = localFetch(...answers)
  const { prompt } = notedClock(Date.UTC(2026, 10, 21, 12))
  return { fairhaul: new Fairhaul({ base: `${base}/`, key, fetch, clock: prompt }), sent }
}
const errorOf = async (sent: Promise<unknown>): Promise<FairhaulError> => {
  const thrown: unknown = await sent.catch((error: unknown) => error)
  if (!(thrown instanceof FairhaulError)) throw new Error('Nothing was thrown.', { cause: thrown })
  return thrown
}
const message = 'This API key has expired. Make a new one under My account, Integrations.'
const expired = () => json({ errors: [{ field: null, message }] }, 401)

describe('what a script is given when there is no answer', () => {
  it("a refusal is thrown with the monitor's address and its own words", async () => {
    const error = await errorOf(script(expired()).fairhaul.vet(['DOT 1']))
    expect(error.message).toBe(`${base}/: ${message}`)
    expect(error).toMatchObject({
      name: 'FairhaulError',
      refusal: { kind: 'unauthenticated' },
      failure: null,
    })
  })

  it('a monitor that cannot be reached is thrown with its address, and with what the platform threw', async () => {
    const lost = noConnection()
    const error = await errorOf(script(lost, lost, lost).fairhaul.vet(['DOT 1']))
    expect(error.message).toBe(`${base}/: POST subscriptions/match: offline: Failed to fetch`)
    expect(error.failure).toMatchObject({ kind: 'offline' })
    expect(error.cause).toBeInstanceOf(CallFailed)
    expect((error.cause as CallFailed).cause).toBe(lost)
  })

  it.each<[Refusal, string]>([
    [{ kind: 'unauthenticated', requestId: null }, 'The key is missing or not valid.'],
    [{ kind: 'forbidden', message: 'No.', requestId: null }, 'No.'],
    [{ kind: 'forbidden', message: null, requestId: null }, 'The plan, the permissions'],
    [{ kind: 'conflict', message: 'Late.', requestId: null }, 'Late.'],
    [{ kind: 'conflict', message: null, requestId: null }, 'Someone else changed this.'],
    [{ kind: 'invalid', problems: [{ field: null, message: 'Bad.' }], requestId: null }, 'Bad.'],
    [{ kind: 'invalid', problems: [], requestId: null }, 'The request is not valid.'],
    [{ kind: 'not-found', requestId: null }, 'It does not exist'],
    [{ kind: 'too-many', retryAfterSeconds: null, requestId: null }, 'There were too many requests.'],
    [{ kind: 'redirected', to: { kind: 'pending-access-review' }, requestId: null }, 'The monitor sends'],
  ])('the refusal %j says %j', async (refusal, sentence) => {
    const error = await errorOf(script().fairhaul.value(Promise.resolve({ ok: false, refusal })))
    expect(error.message).toContain(sentence)
  })

  it('an error of the program itself is left as it is', async () => {
    const own = new RangeError('mine')
    await expect(script().fairhaul.value(Promise.reject(own))).rejects.toBe(own)
  })

  it('an abort rejects with its reason', async () => {
    const signal = AbortSignal.abort('gone')
    await expect(script().fairhaul.vet(['DOT 1'], { signal })).rejects.toBe('gone')
  })
})

describe('a list', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `CARRIER ${at} LLC`)
  const empty = (count: number) => json(Array.from({ length: count }, () => []))

  it('a text that names nothing, one that is not found, and an empty list are not usable', async () => {
    const { fairhaul, sent } = script(empty(1))
    expect(await fairhaul.vet(['DOT 99', '...'])).toMatchObject([
      { text: 'DOT 99', kind: 'not-found', isUsable: false },
      { text: '...', kind: 'unread', isUsable: false },
    ])
    expect(await fairhaul.vet([])).toEqual([])
    expect(sent).toHaveLength(1)
  })

  it('the lines that came before the rest was refused are handed over, and the refusal is thrown', async () => {
    const lines: [number, readonly VettedLine[]][] = []
    const { fairhaul } = script(empty(100), expired())
    const onLines = (some: readonly VettedLine[], at: number) => void lines.push([at, some])
    await errorOf(fairhaul.vet(names(101), { onLines }))
    expect(lines.map(([at, some]) => [at, some.length])).toEqual([[0, 100]])
  })

  it('numbers that the monitor does not take are refused alone', async () => {
    const { fairhaul } = script(json({ errors: [{ field: null, message: 'No number.' }] }, 422))
    expect(await fairhaul.vet(['DOT 1'], { plainNumbers: 'DOT' })).toMatchObject([
      { kind: 'refused', refusal: { problems: [{ message: 'No number.' }] }, isUsable: false },
    ])
  })
})

it('a search for a text that names nothing throws, and sends nothing', () => {
  const { fairhaul, sent } = script(json([], 200, paging))
  expect(() => fairhaul.carriers.search('...')).toThrow(RangeError)
  expect(sent).toEqual([])
})
