import { type BrandOrigins, brandOfHost } from '@fairhaul/core'
import type { BrandHosts } from '../stores/ports.ts'

/** `127.0.0.1` or `[::1]`. */
const IS_NUMBER = /^[\d.]+$|:/

/** `mark` is the hash with which the other brand's host redirects a user here. */
export const browserBrandHosts = (
  { hostname, hash }: Pick<Location, 'hostname' | 'hash'>,
  origins: BrandOrigins,
  mark: string,
): BrandHosts => {
  const here = brandOfHost(hostname)
  return {
    here,
    wasMoved: hash === mark,
    otherUrl: IS_NUMBER.test(hostname)
      ? null
      : `${origins[here === 'main' ? 'watchdog' : 'main']}/broker/login`,
  }
}
