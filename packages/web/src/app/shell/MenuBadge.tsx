import type { RouteName } from '@fairhaul/core'
import {
  Bell,
  BookUser,
  Building2,
  CircleUser,
  FileText,
  Handshake,
  House,
  Lightbulb,
  type LucideIcon,
  MailSearch,
  Route,
  Star,
  Truck,
  UserCheck,
  Warehouse,
} from 'lucide-react'

/** The icon of a menu entry; an entry without its own icon gets a plain one. */
const SIGNS: Partial<Record<RouteName, LucideIcon>> = {
  home: House,
  'lane-search': Route,
  'contact-search': MailSearch,
  vehicles: Truck,
  directory: BookUser,
  'saved-searches': Star,
  mine: Building2,
  connections: Handshake,
  'my-carriers': UserCheck,
  insights: Lightbulb,
  loads: Warehouse,
  alerts: Bell,
  'rate-confirmations': FileText,
  'my-account': CircleUser,
}

export const MenuBadge = ({ name }: { readonly name: RouteName }) => {
  const Sign = SIGNS[name] ?? FileText
  return <Sign size={16} strokeWidth={1.75} aria-hidden="true" />
}
