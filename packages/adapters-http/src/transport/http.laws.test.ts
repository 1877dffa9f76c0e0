import { CallFailed } from '@fairhaul/core'
import { holdsInTime } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localFetch } from '../testing/local-fetch.ts'
import { save } from '../testing/note-calls.ts'
import { http } from './http.ts'

const statuses = fc.constantFrom(200, 201, 401, 403, 406, 409, 418, 422, 429, 500)

it('any JSON response is either read or a CallFailed', async () => {
  await holdsInTime([fc.json(), statuses], async (body, status) => {
    const { fetch } = localFetch(new Response(body, { status }))
    const came = await http({ base: '/monitor', fetch })(save, { id: 1, text: '' }).then(
      ({ ok }) => typeof ok,
      (thrown: unknown) => thrown,
    )
    expect(came === 'boolean' || came instanceof CallFailed).toBe(true)
  })
})
