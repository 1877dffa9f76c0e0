import type { Support } from '../groups/support.ts'
import type { Toggles } from '../groups/toggles.ts'
import type { Hosts } from './hosts.ts'

/**
 * The hosts that the messenger's documentation lists for a policy, without those of video players. It styles its frames
 * inline.
 */
const MESSENGER: Hosts = {
  script: ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'],
  connect: [
    'https://*.intercom.io',
    'wss://*.intercom.io',
    'https://*.intercom-messenger.com',
    'wss://*.intercom-messenger.com',
    'https://*.intercomcdn.com',
    'https://*.intercomusercontent.com',
  ],
  frame: ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
  img: [
    'blob:',
    'data:',
    'https://*.intercomcdn.com',
    'https://*.intercomassets.com',
    'https://*.intercomusercontent.com',
  ],
  font: ['https://*.intercomcdn.com'],
  media: ['https://*.intercomcdn.com'],
  style: ["'unsafe-inline'"],
  worker: ['blob:'],
  form: ['https://intercom.help', 'https://*.intercom.io'],
}

/** Empty while the chat is switched off. */
export const chatHosts = ({ chat, toggles }: Support & Toggles): Hosts =>
  chat === null || !toggles.hasChat ? {} : MESSENGER
