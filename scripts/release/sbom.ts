import { createHash } from 'node:crypto'
import { shippedPackages } from './lock'
import { thirdParty } from './notices'
import { bunVersion, sourceSeconds, version } from './versions'

const purl = (name: string, of: string): string => `pkg:npm/${name.replace(/^@/, '%40')}@${of}`

/** The executable's software bill of materials: CycloneDX 1.6. */
export const sbom = (): string => {
  const licenses = new Map(thirdParty().map(({ name, version: of, license }) => [`${name}@${of}`, license]))
  const packages = shippedPackages().map(({ key, name, version: of, integrity }) => ({
    type: 'library',
    'bom-ref': key,
    name,
    version: of,
    purl: purl(name, of),
    licenses: [{ license: { name: licenses.get(`${name}@${of}`) ?? 'unknown' } }],
    ...(integrity?.startsWith('sha512-') && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
    }),
  }))
  const runtime = {
    type: 'platform',
    'bom-ref': 'bun',
    name: 'bun',
    version: bunVersion,
    purl: `pkg:github/oven-sh/bun@bun-v${bunVersion}`,
    licenses: [{ license: { name: 'MIT AND LGPL-2.1-or-later' } }],
  }
  const body = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: new Date(sourceSeconds() * 1000).toISOString(),
      component: { type: 'application', 'bom-ref': 'marquee', name: 'marquee', version, licenses: [{ license: { id: 'MIT' } }] },
    },
    components: [runtime, ...packages],
    dependencies: [{ ref: 'marquee', dependsOn: ['bun', ...packages.map((found) => found['bom-ref'])] }],
  }
  return `${JSON.stringify({ ...body, serialNumber: serialOf(JSON.stringify(body)) }, null, 2)}\n`
}

/** A UUID derived from the content. */
const serialOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
