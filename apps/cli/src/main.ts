import { useLeanResponse } from './lean-response.ts';
import { runProgram } from './program.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`| head`) closes the pipe.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

useLeanResponse();
process.exitCode = await runProgram(process.argv.slice(2), process);
