import { aClassification } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { classificationName, classificationText } from './classification-text.ts'

describe('a classification', () => {
  it('goes by its kind of freight', () => {
    expect(classificationName(aClassification())).toBe('Refrigerated')
    expect(classificationName({ explicitClassification: null })).toBe('General freight')
  })

  it.each([
    [true, true, 'Chosen by the broker'],
    [true, false, 'Given by the rules'],
    [false, true, 'No longer in use'],
    [false, false, 'No longer in use'],
  ])('in use %s, by election %s: %s', (isActive, isByBrokerElection, text) => {
    expect(classificationText({ isActive, isByBrokerElection })).toBe(text)
  })
})
