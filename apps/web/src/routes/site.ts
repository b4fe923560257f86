/** Facts about where the site is published; set at build time. */
export const site = {
  name: 'Crossfoot',
  origin: (import.meta.env.VITE_SITE_ORIGIN as string | undefined) ?? 'https://crossfoot.example',
  contactAddress: (import.meta.env.VITE_CONTACT_ADDRESS as string | undefined) ?? 'support@crossfoot.example',
} as const;
