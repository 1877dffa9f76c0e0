import { BRAND_NAMES, type Brand, paths } from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'

/** The mark and name of the brand whose host this is; it leads Home. The same drawing stands in index.html. */
export const BrandMark = ({ brand }: { readonly brand: Brand }) => (
  <Link to={paths.home()} className="fh-brand">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" />
      <path d="M7 5.5h11l-2.2 3.6h-5.2v2.1h4l-2.2 3.6h-1.8v3.7H7z" />
    </svg>
    <span>{BRAND_NAMES[brand]}</span>
  </Link>
)
