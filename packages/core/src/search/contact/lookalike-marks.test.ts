import { describe, expect, it } from 'vitest'
import { lookalikeMarks, type MarkedPart } from './lookalike-marks.ts'

/** Puts the marked parts in brackets. */
const bracketed = (parts: readonly MarkedPart[]) =>
  parts.map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text)).join('')

describe('two addresses that look alike, side by side', () => {
  it.each([
    ['rnara@mail.example', 'mara@mail.example', '[rn]ara@mail.example', '[m]ara@mail.example'],
    [
      'Office@c0pperwren.example',
      'office@copperwren.example',
      'office@c[0]pperwren.example',
      'office@c[o]pperwren.example',
    ],
    ['a-b@mail.example', 'ab@mail.example', 'a[-]b@mail.example', 'ab@mail.example'],
    ['a-b@mail.example', 'a.b@mail.example', 'a[-]b@mail.example', 'a[.]b@mail.example'],
    ['vvi1@mail.example', 'wil@mail.example', '[vv]i[1]@mail.example', '[w]i[l]@mail.example'],
    ['b00b@mail.example', 'boob@mail.example', 'b[00]b@mail.example', 'b[oo]b@mail.example'],
    ['ruth@mail.example-', 'ruth@mail.example', 'ruth@mail.example[-]', 'ruth@mail.example'],
    ['🚚a@mail.example', '🚚а@mail.example', '🚚[a]@mail.example', '🚚[а]@mail.example'],
    ['ab', 'axc', 'a[b]', 'a[xc]'],
    ['a@eaglemessa.example', 'b@eaglemesa.example', '[a@eaglemes]sa.example', '[b@eagleme]sa.example'],
    ['a@eaglemessa.example', 'a@eaglemesa.example', 'a@eaglemes[s]a.example', 'a@eaglemesa.example'],
    ['a@mesa.com', 'a@mesa.example', 'a@mesa.[com]', 'a@mesa.[example]'],
    ['', 'a', '', '[a]'],
    ['a', ' ', '[a]', ''],
  ])('the differences of %s and %s are marked %s and %s', (one, other, requested, onRecord) => {
    const marks = lookalikeMarks(one, other)
    expect([bracketed(marks.requests), bracketed(marks.onRecord)]).toEqual([requested, onRecord])
  })
})
