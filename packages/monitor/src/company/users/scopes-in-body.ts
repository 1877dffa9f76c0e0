import { z } from 'zod'
import { orderedScopes, SCOPES } from '../../kernel/scopes.ts'

const SENT_MAX = 50

/** Scopes in a body: each once and in the order of all. An unknown scope is rejected on the whole list. */
export const scopesInBody = z
  .array(z.string('Give a list of permissions.'), 'Give a list of permissions.')
  .max(SENT_MAX, 'Give a list of permissions.')
  .refine(
    sent => sent.every(scope => (SCOPES as readonly string[]).includes(scope)),
    'This permission does not exist.',
  )
  .transform(orderedScopes)
