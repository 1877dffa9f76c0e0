import type { PageViewing } from '../groups/tag-manager.ts'
import type { Hosts } from './hosts.ts'

const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'] as const

/** The container, and Google Analytics, which it usually sends to. Another destination needs its host here. */
export const tagManagerHosts = ({ tagManager }: PageViewing): Hosts =>
  tagManager === null
    ? {}
    : {
        script: ['https://www.googletagmanager.com'],
        connect: ['https://www.googletagmanager.com', ...ANALYTICS],
        img: ['https://www.googletagmanager.com', ...ANALYTICS],
      }
