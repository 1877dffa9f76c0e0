import type { Areas } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Make, valueOf } from '../shared/subject.ts'

/** A broker who is signed in. */
export interface AreasSubject {
  readonly areas: Areas
  /** At least one area's name or code starts with it. */
  readonly term: string
}

/** What every `Areas` does. Source: section 3, "Area"; section 7, "Areas and rules". */
export const areasContract = (make: Make<AreasSubject>): void => {
  describe('areas', () => {
    let subject: AreasSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('begin with what was typed, by name or by code, and are ten at most', async () => {
      const found = valueOf(await subject.areas.autocomplete({ term: subject.term }))
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThanOrEqual(10)
      for (const { name, code } of found)
        expect(
          [name, code].some(text => text.toLowerCase().startsWith(subject.term.toLowerCase())),
          `${name} (${code})`,
        ).toBe(true)
    })

    it('are found in capitals as in small letters', async () => {
      const [lower, upper] = await Promise.all(
        [subject.term.toLowerCase(), subject.term.toUpperCase()].map(term =>
          subject.areas.autocomplete({ term }),
        ),
      )
      expect(lower).toEqual(upper)
    })

    it('that nobody knows are an empty list', async () => {
      expect(await subject.areas.autocomplete({ term: 'qqzzxx' })).toEqual({ ok: true, value: [] })
    })
  })
}
