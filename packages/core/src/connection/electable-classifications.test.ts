import { aClassification, anUnassignedClassification, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  assignedClassifications,
  classificationName,
  classificationsInUse,
  classificationText,
  electableClassifications,
  isElectable,
} from './electable-classifications.ts'

describe('a classification may be elected', () => {
  it.each([
    ['by its own company', {}, true],
    ['by any company where it is every company’s', { companyId: null }, true],
    ['not by another company', { companyId: id<'company'>(2) }, false],
    ['not where it is no longer in use', { isActive: false }, false],
    ['not where the rules give it', { isByBrokerElection: false }, false],
  ])('whether a classification that is %s may be elected', (_, change, expected) => {
    expect(isElectable(aClassification(change), id(1))).toBe(expected)
  })
})

it('electable classifications are sorted by name, then id', () => {
  const named = (classificationId: number, name: string | null) =>
    aClassification({
      id: id(classificationId),
      explicitClassification: name === null ? null : { id: id(50), name },
    })
  const [general, hazmat, first, second] = [
    named(4, null),
    named(3, 'Hazmat'),
    named(1, 'Refrigerated'),
    named(2, 'Refrigerated'),
  ]
  const other = aClassification({ companyId: id(2) })
  for (const all of [
    [second, other, first, hazmat, general],
    [general, hazmat, first, second],
    [first, second, general, hazmat],
  ])
    expect(electableClassifications(all, id(1))).toEqual([general, hazmat, first, second])
})

describe('a classification', () => {
  it('a classification is named after its kind of freight', () => {
    expect(classificationName(aClassification())).toBe('Refrigerated')
    expect(classificationName({ explicitClassification: null })).toBe('General freight')
  })

  it.each([
    [true, true, 'Selected by broker'],
    [true, false, 'Assigned by rules'],
    [false, true, 'No longer in use'],
    [false, false, 'No longer in use'],
  ])('a classification in use %s, by election %s: %s', (isActive, isByBrokerElection, text) => {
    expect(classificationText({ isActive, isByBrokerElection })).toBe(text)
  })
})

it('the classifications in use are sorted by name, without those that are no longer used', () => {
  const named = (classificationId: number, name: string, isActive = true) =>
    aClassification({ id: id(classificationId), isActive, explicitClassification: { id: id(50), name } })
  const [reefer, hazmat, ended] = [named(1, 'Refrigerated'), named(2, 'Hazmat'), named(3, 'Ended', false)]
  expect(classificationsInUse([reefer, ended, hazmat])).toEqual([hazmat, reefer])
  expect(assignedClassifications([reefer, ended, hazmat], [])).toEqual([hazmat, reefer])
  const unassigned = anUnassignedClassification({ classification: hazmat })
  expect(assignedClassifications([reefer, ended, hazmat], [unassigned])).toEqual([reefer])
})
