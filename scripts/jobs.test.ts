import { expect, it } from 'vitest'
import { failureLines } from './lib/jobs.mjs'

it('names each failed test and error of an output once, without colors', () => {
  const output = [
    '\u001B[32m ✓\u001B[39m passes.test.ts',
    '\u001B[41m FAIL \u001B[49m two-writers.test.ts > both hear what either wrote',
    'AssertionError: expected 1 to be 2',
    '    at two-writers.test.ts:12:3',
    'AssertionError: expected 1 to be 2',
    '',
  ].join('\n')
  expect(failureLines(output)).toEqual([
    ' FAIL  two-writers.test.ts > both hear what either wrote',
    'AssertionError: expected 1 to be 2',
  ])
})

it('gives the last lines of an output that names no error', () => {
  const output = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
  expect(failureLines(output)).toEqual(Array.from({ length: 20 }, (_, line) => `line ${line + 20}`))
})
