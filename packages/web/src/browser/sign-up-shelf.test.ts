import { expect, it } from 'vitest'
import { draftOf, keepDraft, NO_SIGN_UP } from '../stores/ports/sign-up-shelf.ts'
import { browserSignUpShelf } from './sign-up-shelf.ts'
import { safeStorage } from './storage.ts'
import { storageOf } from './testing/storage-of.ts'

const code = { email: 'ira@tern.example', livesSeconds: 600, expiresAt: 2_000, resendAt: 1_000 }

const link = { email: 'ira@tern.example', code: '123456' }

it('keeps what was given for whoever comes back, until it is cleared', () => {
  const storage = storageOf()
  browserSignUpShelf(storage).keep({ email: 'ira@tern.example', referrer: 'partner', code })
  browserSignUpShelf(storage).keep({ linkedEmail: 'x@tern.example', link })
  expect(browserSignUpShelf(storage).read()).toEqual({
    email: 'ira@tern.example',
    linkedEmail: 'x@tern.example',
    link,
    referrer: 'partner',
    code,
    draft: null,
  })
  browserSignUpShelf(storage).clear()
  expect(storage.keys()).toEqual([])
})

it('gives what somebody typed back to them and to nobody else', () => {
  const shelf = browserSignUpShelf(storageOf())
  keepDraft(shelf, 'ira@tern.example', { firstName: 'Ira' })
  keepDraft(shelf, 'ira@tern.example', { hasLeftInvitation: true })
  expect(draftOf(shelf, 'ira@tern.example')).toMatchObject({ firstName: 'Ira', hasLeftInvitation: true })
  expect(draftOf(shelf, 'jo@tern.example')).toMatchObject({ firstName: '', hasLeftInvitation: false })
})

it.each([
  '',
  '[',
  'null',
  '7',
  '{"code":{"email":"x"},"draft":{"firstName":"A"},"link":7}',
  '{"draft":7,"email":{}}',
])('takes %j in the storage for nothing', text => {
  const storage = storageOf()
  storage.write('fairhaul.sign-up', text)
  expect(browserSignUpShelf(storage).read()).toEqual(NO_SIGN_UP)
})

it('keeps it on the page where the storage keeps nothing', () => {
  const shelf = browserSignUpShelf(
    safeStorage(() => {
      throw new DOMException('forbidden', 'SecurityError')
    }),
  )
  shelf.keep({ email: 'ira@tern.example' })
  shelf.keep({ referrer: 'partner' })
  expect(shelf.read()).toMatchObject({ email: 'ira@tern.example', referrer: 'partner' })
  shelf.clear()
  expect(shelf.read()).toEqual(NO_SIGN_UP)
})
