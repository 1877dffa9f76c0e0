import { describe, expect, it } from 'vitest'
import { acceptedTarget, pathOf } from './accepted-target.ts'

describe('the path of an address', () => {
  it.each([
    ['/loads', '/loads'],
    ['/loads?tab=1#x', '/loads'],
    ['/loads#x?tab=1', '/loads'],
    ['?tab=1', ''],
    ['', ''],
  ])('the path of the address %j is %j', (address, path) => {
    expect(pathOf(address)).toBe(path)
  })
})

describe('a saved target', () => {
  it.each(['/', '/carriers/7?tab=2', '/loads#top', '/my-account', '/required-information'])(
    'the saved target %s is accepted',
    saved => {
      expect(acceptedTarget(saved)).toBe(saved)
    },
  )

  it.each([
    null,
    '',
    'loads',
    'carriers/7',
    '//loads',
    '/\\loads',
    '/carriers/7?a b',
    '/carriers/7?a\nb',
    '/carriers/7?\u0000',
    '/nowhere',
    '/login',
    '/sign-up/code',
    'https://portal.example/loads',
  ])('the saved target %j is not accepted', saved => {
    expect(acceptedTarget(saved)).toBeUndefined()
  })

  it('a saved target has 2,048 characters at most', () => {
    const longest = `/loads?x=${'1'.repeat(2_039)}`
    expect(longest).toHaveLength(2_048)
    expect(acceptedTarget(longest)).toBe(longest)
    expect(acceptedTarget(`${longest}1`)).toBeUndefined()
  })
})
