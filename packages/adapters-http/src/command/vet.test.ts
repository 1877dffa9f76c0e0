import { expect, it } from 'vitest'
import { verdictRow } from './verdict-rows.ts'
import { exitCodeOf, summaryText, vet } from './vet.ts'

const LINES = ['DOT 1', 'DOT 2'].map((written, at) => ({ line: at + 1, written, lookUp: written, own: [] }))
const RUN = { day: '2026-11-21', source: 'facts.csv', rules: 'usual', isCertainOnly: false } as const

const stoppedRun = async (error: Error, controller: AbortController) =>
  vet(LINES, [], {
    find: async (_lines, onPart) => {
      onPart({ at: 0, findings: [{ kind: 'not-found', text: 'DOT 1', readAs: 'DOT 1' }] })
      controller.abort(error)
      throw error
    },
    rowOf: (line, finding) => verdictRow(line, finding, RUN),
    endOf: () => undefined,
    keep: () => {},
    report: () => {},
    now: () => 0,
    signal: controller.signal,
  })

it('a run that its user stops says what is stored, and only if something is', async () => {
  const result = await stoppedRun(new Error('stop'), new AbortController())
  expect(result).toMatchObject({ stopped: 'You stopped it.', rows: [{ line: 1 }] })
  expect(exitCodeOf(result, [])).toBe(2)
  expect(summaryText(result, 'v.csv.part')).toBe(
    'Stopped. You stopped it.\nDone: 1 Not found. What was done is kept in v.csv.part; the same command continues.',
  )
  expect(summaryText(result, null)).toBe('Stopped. You stopped it.\nDone: 1 Not found.')
})

it('an error that is no stop is thrown', async () => {
  const signal = new AbortController().signal
  const failing = vet(LINES, [], {
    find: () => Promise.reject(new Error('rule')),
    rowOf: (line, finding) => verdictRow(line, finding, RUN),
    endOf: () => undefined,
    keep: () => {},
    report: () => {},
    now: () => 0,
    signal,
  })
  await expect(failing).rejects.toThrow('rule')
})
