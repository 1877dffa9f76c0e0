import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { type DecisionSignature, signedText } from '@fairhaul/core'

const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/** The public key of the fakes, with its fingerprint. */
export const FAKE_SIGNING_KEY: Pick<DecisionSignature, 'fingerprint' | 'publicKey'> = {
  publicKey,
  fingerprint: createHash('sha256')
    .update(createPublicKey(publicKey).export({ type: 'spki', format: 'der' }))
    .digest('hex'),
}

/** The signature of a record by its digest. */
export const signatureOf = (digest: string): DecisionSignature => ({
  ...FAKE_SIGNING_KEY,
  value: sign(null, Buffer.from(signedText(digest), 'utf8'), privateKey).toString('base64'),
})
