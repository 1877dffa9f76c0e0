import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  type RecordCheck,
  type RecordCrypto,
  recordCheckText,
  recordContentLines,
  verifyRecord,
} from '@fairhaul/core'
import { EXIT } from './vet.ts'

/** What is printed for `fairhaul verify --help`, and after a command that cannot be read. */
export const VERIFY_USAGE = `Usage: fairhaul verify RECORD [--key FILE]

Checks the file of a decision record without a monitor: says what was decided, by whom and when, and
whether the signature is right.

  --key FILE       the public key that the company published (PEM). Without it the key in the record
                   is used, which proves that nothing was altered since, and not who signed.

Exit code: 0, the signature is right; 1, it is not: altered, another key, not signed, or no record;
2, the check could not start.`

/** What the command uses of its process. */
export interface VerifyIo {
  readonly print: (text: string) => void
  readonly report: (message: string) => void
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

const publicKeyOf = (pem: string) => {
  try {
    const key = createPublicKey(pem)
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}

/** The cryptography of Node. */
export const NODE_CRYPTO: RecordCrypto = {
  sha256: async text => sha256(text),
  fingerprint: async pem => {
    const key = publicKeyOf(pem)
    return key === null ? null : sha256(key.export({ type: 'spki', format: 'der' }))
  },
  isSignatureOf: async ({ publicKeyPem, text, signature }) => {
    const key = publicKeyOf(publicKeyPem)
    return key !== null && verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signature, 'base64'))
  },
}

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** JSON as a value; a text that is none is no record. */
const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const linesOf = (check: RecordCheck): readonly string[] =>
  check.code === 'not_a_record'
    ? [recordCheckText(check)]
    : [...recordContentLines(check.content), recordCheckText(check)]

/** Checks the file of a record, and prints what it says and what was found. Gives the exit code. */
const checked = async (file: string, key: string | undefined, { print }: VerifyIo): Promise<number> => {
  const given = key === undefined ? null : textOf(key)
  if (given !== null && publicKeyOf(given) === null) throw new Error(`${key}: no public key for Ed25519.`)
  const check = await verifyRecord(valueOf(textOf(file)), NODE_CRYPTO, given)
  print(`${linesOf(check).join('\n')}\n`)
  return check.code === 'right' ? EXIT.allUsable : EXIT.notAllUsable
}

const OPTIONS = { key: { type: 'string' }, help: { type: 'boolean', default: false } } as const

/** Runs `fairhaul verify`. Gives the exit code. */
export const runVerify = async (args: readonly string[], io: VerifyIo): Promise<number> => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    if (values.help) {
      io.print(`${VERIFY_USAGE}\n`)
      return EXIT.allUsable
    }
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new Error(`Name one record.\n\n${VERIFY_USAGE}`)
    return await checked(file, values.key, io)
  } catch (error) {
    io.report(error instanceof Error ? error.message : String(error))
    return EXIT.stopped
  }
}
