import type { SignUpCodeParams } from '@fairhaul/core'
import {
  type StoredSignUp,
  NO_SIGN_UP,
  type SignUpDraft,
  type SignUpStorage,
} from '../stores/sign-up-storage.ts'
import { readPendingSignIn } from './pending-sign-in-storage.ts'
import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

type Loose = Partial<Record<string, unknown>>

const loose = (it: unknown): Loose | null => (typeof it === 'object' ? it : null)
const text = (it: unknown): string => (typeof it === 'string' ? it : '')

const readDraft = (it: unknown): SignUpDraft | null => {
  const found = loose(it)
  const of = text(found?.['of'])
  if (found === null || of === '') return null
  return {
    of,
    firstName: text(found['firstName']),
    lastName: text(found['lastName']),
    legalName: text(found['legalName']),
    hasLeftInvitation: found['hasLeftInvitation'] === true,
  }
}

const readLink = (it: unknown): SignUpCodeParams | null => {
  const found = loose(it)
  return found === null ? null : { email: text(found['email']), code: text(found['code']) }
}

const readSignUp = (json: string): StoredSignUp => {
  let found: Loose | null
  try {
    found = loose(JSON.parse(json))
  } catch {
    found = null
  }
  if (found === null) return NO_SIGN_UP
  return {
    email: text(found['email']),
    linkedEmail: text(found['linkedEmail']),
    link: readLink(found['link']),
    referrer: text(found['referrer']) || null,
    code: readPendingSignIn(found['code']),
    draft: readDraft(found['draft']),
  }
}

/** Where storage fails, the page holds the data until it is left. */
export const browserSignUpStorage = (storage: SafeStorage): SignUpStorage => {
  let onPage: StoredSignUp | null = null
  const read = (): StoredSignUp => onPage ?? readSignUp(storage.read(STORAGE_KEYS.signUp) ?? 'null')
  return {
    read,
    keep(change) {
      const changed = { ...read(), ...change }
      const json = JSON.stringify(changed)
      storage.write(STORAGE_KEYS.signUp, json)
      onPage = storage.read(STORAGE_KEYS.signUp) === json ? null : changed
    },
    clear() {
      onPage = null
      storage.remove(STORAGE_KEYS.signUp)
    },
  }
}
