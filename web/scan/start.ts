import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { sayProblem } from '../api/actions'
import { ask, client } from '../api/client'

/** Begins a look at a folder and shows it. One that runs already is shown instead. */
export const useStartScan = () => {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (root_folder_id: number) => ask(client.POST('/api/v1/library/scan', { body: { root_folder_id } })),
    onError: sayProblem,
    onSuccess: ({ id }) => navigate({ to: '/settings/scan', hash: String(id) }),
  })
}
