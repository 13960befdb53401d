import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { sayProblem } from '../../data/api/actions'
import { ask, client } from '../../data/api/client'

/** Starts a scan of a folder and opens it, or opens the one that is already running. */
export const useStartScan = () => {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (root_folder_id: number) => ask(client.POST('/api/v1/library/scan', { body: { root_folder_id } })),
    onError: sayProblem,
    onSuccess: ({ id }) => navigate({ to: '/settings/scan', hash: String(id) }),
  })
}
