import { aContactAnswer } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { done, refused } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { contactSearchResult, notRequested } from './contact-search-result.ts'
import { contactVerdicts } from './contact-verdict.ts'

describe('what a contact search came to', () => {
  it('is the message of what was not asked', () => {
    const problem = { field: 'kind', message: 'Please select a type of email or phone number.' }
    expect(notRequested(problem)).toEqual({
      kind: 'not-asked',
      message: 'Please select a type of email or phone number.',
    })
  })

  it('is a refusal as it came', () => {
    const refusal: Refusal = { kind: 'forbidden', message: 'Not now.', requestId: '4711' }
    expect(contactSearchResult(refused(refusal))).toEqual({ kind: 'refused', refusal })
  })

  it('is the answer with all it means', () => {
    const answer = aContactAnswer({ fraudReportsCount: 1 })
    const verdicts = contactVerdicts(answer)
    expect(contactSearchResult(done(answer))).toEqual({ kind: 'answered', answer, verdicts })
  })
})
