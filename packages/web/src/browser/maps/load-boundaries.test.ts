import { describe, expect, it } from 'vitest'
import { loadBoundaries } from './load-boundaries.ts'

const answering = (...answers: readonly (() => Response)[]) => {
  const left = [...answers]
  const requests: string[] = []
  const request = async (url: unknown) => {
    requests.push(String(url))
    const next = left.shift()
    if (next === undefined) throw new TypeError('Failed to fetch')
    return next()
  }
  return { requests, fetch: request as typeof fetch }
}

describe('the boundaries', () => {
  it('boundaries fail as calls do, are retried after a failure, and are requested once on success', async () => {
    await expect(loadBoundaries(answering().fetch)).rejects.toMatchObject({ failure: { kind: 'offline' } })
    const gone = answering(() => new Response('', { status: 404 }))
    await expect(loadBoundaries(gone.fetch)).rejects.toMatchObject({
      failure: { kind: 'unavailable', status: 404 },
    })
    const there = answering(() => Response.json({ type: 'Topology' }))
    expect(await loadBoundaries(there.fetch)).toEqual({ type: 'Topology' })
    expect(await loadBoundaries(there.fetch)).toEqual({ type: 'Topology' })
    expect(there.requests).toHaveLength(1)
    expect(there.requests[0]).toContain('north-america')
  })
})
