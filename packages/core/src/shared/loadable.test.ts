import { describe, expect, it } from 'vitest'
import { type Loadable, latestValue } from './loadable.ts'

const requestId = null
const failure = { kind: 'offline', call: 'GET carriers', status: null, requestId, detail: null } as const

describe('latestValue', () => {
  it.each<readonly [Loadable<string>, string | undefined]>([
    [{ kind: 'idle' }, undefined],
    [{ kind: 'ready', value: 'new' }, 'new'],
    [{ kind: 'loading', previous: 'old' }, 'old'],
    [{ kind: 'loading', previous: undefined }, undefined],
    [{ kind: 'refused', refusal: { kind: 'not-found', requestId }, previous: 'old' }, 'old'],
    [{ kind: 'failed', failure, previous: 'old' }, 'old'],
  ])('the latest value of %j is %s', (loadable, value) => expect(latestValue(loadable)).toBe(value))
})
