import fc, { type AsyncCommand } from 'fast-check';
import type { Command, Commands } from './command';
import { expectedOf } from './expected';
import { hostCommands } from './host';
import type { Model, SiteModel } from './model';
import { visitorCommands } from './visitor';
import type { Walker } from './walker';

const commands: Commands = { ...visitorCommands, ...hostCommands };

/** A command for one of the two sites. `random` chooses among its variants. */
function step(name: string, slot: number, random: number): AsyncCommand<Model, Walker> {
  const { can, act } = commands[name] as Command;
  return {
    check: (model) => can?.(model as Model, model.sites[slot]) ?? true,
    async run(model, walker) {
      model.changed.clear();
      // A command that needs no site does not use it.
      const site = model.sites[slot] as SiteModel;
      const action = act(model, site, slot, random);
      await walker.take({ action, expected: expectedOf(model) });
    },
    toString: () => `${name} (${slot}, ${random})`,
  };
}

const weightedNames = Object.entries(commands).map(([name, { weight = 1 }]) => ({
  weight,
  arbitrary: fc.constant(name),
}));

/** Walks that fast-check chooses. It leaves out commands of a walk that fails, as many as it can. */
export const walks = fc.commands(
  [
    fc
      .tuple(fc.oneof(...weightedNames), fc.nat(1), fc.nat(0xffff))
      .map(([name, slot, random]) => step(name, slot, random)),
  ],
  { maxCommands: 200, size: 'max', disableReplayLog: true },
);
