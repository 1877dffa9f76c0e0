import { aLoadLog } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { loadLogData } from './load-log-answer.ts'

const answer = { call: 'GET loads/:id/load_logs', status: 200, requestId: 'r-7' }

describe('an answer about load logs', () => {
  it.each([[[]], [[aLoadLog()]]])('a load log response with data is the data, also with no rows', logs => {
    expect(loadLogData(logs, answer)).toEqual({ ok: true, value: logs })
  })

  it.each([null, undefined])(
    'a load log response without data (%s) is a failure that names the call',
    data => {
      expect(loadLogData(data, answer)).toEqual({
        ok: false,
        refusal: {
          kind: 'unreadable',
          call: 'GET loads/:id/load_logs',
          status: 200,
          requestId: 'r-7',
          detail: 'load logs: no data in the answer',
        },
      })
    },
  )
})
