import { Argument, type Command } from 'commander';
import { bashCompletion } from '../completion/bash.ts';
import { fishCompletion } from '../completion/fish.ts';
import { type Completed, completedOf } from '../completion/model.ts';
import { zshCompletion } from '../completion/zsh.ts';
import type { Surroundings } from '../surroundings.ts';

const writers = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const satisfies Record<
  string,
  (completed: Completed) => string
>;

const setUp = `
Then, once for each shell that is to know it:
  bash   echo 'source <(conformance completion bash)' >> ~/.bashrc
  zsh    echo 'source <(conformance completion zsh)' >> ~/.zshrc    (behind compinit)
  fish   conformance completion fish > ~/.config/fish/completions/conformance.fish`;

export function addCompletionCommand(program: Command, { out }: Surroundings): void {
  program
    .command('completion')
    .addArgument(new Argument('<shell>', 'the shell that it is for').choices(Object.keys(writers)))
    .description('print what makes a shell complete commands, flags, their values and ids of requirements')
    .addHelpText('after', setUp)
    .action((shell: keyof typeof writers) => out(writers[shell](completedOf(program, 'run'))));
}
