import type { Clock } from '../clock.ts'

/** Found by Vite, so that a built program knows it as well. */
const versions = import.meta.glob<string>('../../../package.json', { eager: true, import: 'version' })

/** The version of this monitor. */
export const VERSION = Object.values(versions)[0] ?? 'unknown'

/** What a program says of itself, as one line of JSON. */
export const eventLine = (event: 'started' | 'stopping' | 'stopped', more: object = {}) =>
  JSON.stringify({ level: 'info', event, ...more })

/** What the operator should look at, though the program goes on. */
export const warningLine = (event: 'other_key') => JSON.stringify({ level: 'warn', event })

/** Puts the moment in front of each line of JSON. */
export const withMoments = (write: (line: string) => void, clock: Clock) => (line: string) =>
  write(`{"at":"${clock.now().toISOString()}",${line.slice(1)}`)
