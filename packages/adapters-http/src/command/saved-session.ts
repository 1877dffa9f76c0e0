import { existsSync, writeFileSync } from 'node:fs'
import { done, type Outcome, refused } from '@fairhaul/core'
import { cookieFetch, type SavedCookies } from '../node/cookie-fetch.ts'
import type { Fetch } from '../transport/call.ts'
import { readFile } from './read-file.ts'

const isCookies = (value: unknown): value is SavedCookies =>
  typeof value === 'object' && value !== null && Object.values(value).every(it => typeof it === 'string')

const readCookies = (text: string): Outcome<SavedCookies, string> => {
  try {
    const cookies: unknown = JSON.parse(text)
    return isCookies(cookies) ? done(cookies) : refused('it holds no cookies.')
  } catch {
    return refused('it is no JSON.')
  }
}

/**
 * A `fetch` with the cookies of a file, which only its owner may read, and which is written again when they change.
 * Null, and a file that is not there: no session yet.
 */
export const savedSession = (file: string | null): Outcome<Fetch, string> => {
  if (file === null) return done(cookieFetch())
  const cookies = existsSync(file) ? readFile(file, readCookies) : done({})
  if (!cookies.ok) return cookies
  const onChange = (changed: SavedCookies): void =>
    writeFileSync(file, JSON.stringify(changed), { mode: 0o600 })
  return done(cookieFetch(undefined, { cookies: cookies.value, onChange }))
}
