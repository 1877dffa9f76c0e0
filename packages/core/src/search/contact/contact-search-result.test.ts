import { aContactAnswer } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { done, refused } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { contactSearchResult, notRequested } from './contact-search-result.ts'
import { contactVerdicts } from './contact-verdict.ts'

describe('the result of a contact search', () => {
  it('the result of an invalid contact search is its message', () => {
    const problem = { field: 'kind', message: 'Please select a type of email or phone number.' }
    expect(notRequested(problem)).toEqual({
      kind: 'not-asked',
      message: 'Please select a type of email or phone number.',
    })
  })

  it('the result of a refused contact search is the refusal, unchanged', () => {
    const refusal: Refusal = { kind: 'forbidden', message: 'Not now.', requestId: '4711' }
    expect(contactSearchResult(refused(refusal))).toEqual({ kind: 'refused', refusal })
  })

  it('the result of an answered contact search is the answer with all its verdicts', () => {
    const answer = aContactAnswer({ fraudReportsCount: 1 })
    const verdicts = contactVerdicts(answer)
    expect(contactSearchResult(done(answer))).toEqual({ kind: 'answered', answer, verdicts })
  })
})
