import type { Mapping } from '../groups/maps.ts'
import type { Hosts } from './hosts.ts'

/** What Google Maps names for a policy. It styles its map inline. */
const GOOGLE_MAPS: Hosts = {
  script: ['https://maps.googleapis.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  img: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  font: ['https://fonts.gstatic.com'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  worker: ['blob:'],
}

/** Nothing for the offline map: its boundaries are files of the portal. */
export const mapHosts = ({ maps }: Mapping): Hosts => (maps.kind === 'google' ? GOOGLE_MAPS : {})
