import { expect, it } from 'vitest'
import { draftOf, keepDraft, NO_SIGN_UP } from '../stores/sign-up-storage.ts'
import { browserSignUpStorage } from './sign-up-storage.ts'
import { safeStorage } from './storage.ts'
import { storageOf } from './testing/storage-of.ts'

const code = { email: 'ira@tern.example', livesSeconds: 600, expiresAt: 2_000, resendAt: 1_000 }

const link = { email: 'ira@tern.example', code: '123456' }

it('sign-up answers are stored for a returning visitor, until they are cleared', () => {
  const storage = storageOf()
  browserSignUpStorage(storage).keep({ email: 'ira@tern.example', referrer: 'partner', code })
  browserSignUpStorage(storage).keep({ linkedEmail: 'x@tern.example', link })
  expect(browserSignUpStorage(storage).read()).toEqual({
    email: 'ira@tern.example',
    linkedEmail: 'x@tern.example',
    link,
    referrer: 'partner',
    code,
    draft: null,
  })
  browserSignUpStorage(storage).clear()
  expect(storage.keys()).toEqual([])
})

it('sign-up answers are returned only to the visitor who typed them', () => {
  const storage = browserSignUpStorage(storageOf())
  keepDraft(storage, 'ira@tern.example', { firstName: 'Ira' })
  keepDraft(storage, 'ira@tern.example', { hasLeftInvitation: true })
  expect(draftOf(storage, 'ira@tern.example')).toMatchObject({ firstName: 'Ira', hasLeftInvitation: true })
  expect(draftOf(storage, 'jo@tern.example')).toMatchObject({ firstName: '', hasLeftInvitation: false })
})

it.each([
  '',
  '[',
  'null',
  '7',
  '{"code":{"email":"x"},"draft":{"firstName":"A"},"link":7}',
  '{"draft":7,"email":{}}',
])('sign-up answers are ignored where the storage holds %j', text => {
  const storage = storageOf()
  storage.write('fairhaul.sign-up', text)
  expect(browserSignUpStorage(storage).read()).toEqual(NO_SIGN_UP)
})

it('sign-up answers stay on the page where storage fails', () => {
  const storage = browserSignUpStorage(
    safeStorage(() => {
      throw new DOMException('forbidden', 'SecurityError')
    }),
  )
  storage.keep({ email: 'ira@tern.example' })
  storage.keep({ referrer: 'partner' })
  expect(storage.read()).toMatchObject({ email: 'ira@tern.example', referrer: 'partner' })
  storage.clear()
  expect(storage.read()).toEqual(NO_SIGN_UP)
})
