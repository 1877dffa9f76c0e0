import { WORKER_POLICY } from '../../configuration/hosts/trusted-types.ts'

/** A policy of a given name can be created once in a page. */
const policies = new WeakMap<Window, Pick<TrustedTypePolicy, 'createScriptURL'>>()

/** The addresses of the portal's own workers, which are known before the page starts one. */
const addresses = new Set<string>()

const createScriptURL = (address: string): string => {
  if (addresses.has(address)) return address
  throw new TypeError('A worker of another address was refused.')
}

const policyOf = (page: Window) => {
  const known = policies.get(page)
  if (known !== undefined) return known
  const made = page.trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL }) ?? {
    createScriptURL: (address: string) => createScriptURL(address) as unknown as TrustedScriptURL,
  }
  policies.set(page, made)
  return made
}

/** Starts a worker of the portal by the address of its script, which is a file of the build. */
export const startWorker = (page: Window, address: string, name: string): Worker => {
  addresses.add(address)
  return new Worker(policyOf(page).createScriptURL(address) as unknown as string, { type: 'module', name })
}
