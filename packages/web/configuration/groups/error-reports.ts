import { SAFE_ADDRESS, safeAddress } from '../addresses.ts'
import { always, group } from '../group.ts'

/** Where errors are reported. */
export interface ErrorReporting {
  readonly errorReports: { readonly dsn: string } | null
}

/** A public key before the host, and the number of the project as the last part of the path. */
const readDsn = (text: string): string | undefined => {
  const url = safeAddress(text)
  return url !== undefined &&
    /^\w+$/.test(url.username) &&
    /^(?:\/[\w.-]+)*\/\d+$/.test(url.pathname) &&
    url.search === '' &&
    url.hash === ''
    ? text
    : undefined
}

const dsn = {
  name: 'FAIRHAUL_SENTRY_DSN',
  meaning: 'where errors are reported to, such as `https://key@errors.example/1` (Sentry)',
  usual: 'nowhere',
  form: `a DSN: ${SAFE_ADDRESS} with a key before the host and a project's number behind it`,
  read: readDsn,
}

export const errorReporting = group(
  { dsn },
  always((values): ErrorReporting => ({ errorReports: values.dsn === null ? null : { dsn: values.dsn } })),
)
