const base = document.documentElement.dataset.base ?? ''
const address = new URL(location.href)
const key = address.searchParams.get('api_key')
if (key !== null) {
  address.searchParams.delete('api_key')
  history.replaceState(null, '', address)
}

const explorer = SwaggerUIBundle({
  url: `${base}/api-docs/openapi.json`,
  dom_id: '#explorer',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  validatorUrl: null,
  persistAuthorization: false,
  requestInterceptor: (request) => {
    if (key !== null && request.loadSpec) request.headers.Authorization = `Bearer ${key}`
    return request
  },
  onComplete: () => {
    if (key !== null) explorer.preauthorizeApiKey('bearer', key)
  },
})
